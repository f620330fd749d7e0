import { startDownload } from './start-download';

/** Gives the user a text as a file to save. */
export function saveFile(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  startDownload({ fileName, url });
  URL.revokeObjectURL(url);
}
