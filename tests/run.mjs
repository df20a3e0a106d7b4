// `npm test`, `npm run test:deep` and `npm run check`: every check of the house, and one honest line at the end.
// Plain JavaScript, and nothing else imported, so that any Node can read the first sentence.
if (Number(process.versions.node.split('.')[0]) < 26) {
  console.error(`This is Node ${process.versions.node}; the tests need Node 26, which the project brings along.`);
  console.error('Run them through npm: npm test');
  process.exit(1);
}

const { runTests } = await import('./runner/run-tests.ts');
process.exit(await runTests(process.argv.slice(2)));
