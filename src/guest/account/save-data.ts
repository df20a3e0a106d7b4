import { saveBlob } from '#core/platform/device/save-blob.ts';

/** Gives a customer all that is kept of them as a file. */
export const saveData = (name: string, data: object): void =>
  saveBlob(name, new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }));
