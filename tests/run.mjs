// `npm test` and `npm run check`: every check of the house, cheap ones first, and one honest line at the end.
// Plain JavaScript, and nothing else imported, so that any Node can read the first sentence.
if (Number(process.versions.node.split('.')[0]) < 26) {
  console.error(`This is Node ${process.versions.node}; the tests need Node 26, which the project brings along.`);
  console.error('Run them through npm: npm test');
  process.exit(1);
}

const { runSteps } = await import('./runner/run-steps.ts');
const { allSteps } = await import('./runner/steps.ts');

const args = process.argv.slice(2);
const unknown = args.filter((arg) => arg.startsWith('-') && arg !== '--without-browser');
const names = args.filter((arg) => !arg.startsWith('-'));
const steps = allSteps.filter(
  (step) =>
    !(args.includes('--without-browser') && step.needsBrowser) && (names.length === 0 || names.includes(step.name)),
);
if (unknown.length > 0 || steps.length === 0) {
  console.error('Usage: npm test [-- [--without-browser] [step …]], where a step is one of');
  console.error(`  ${allSteps.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
process.exit(await runSteps(steps));
