/** Saves a text as a file on the user's device. */
export function saveFile(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  startDownload({ fileName, url });
  URL.revokeObjectURL(url);
}

/** File to download, with a URL of this origin or a blob URL. */
interface OfferedFile {
  readonly fileName: string;
  readonly url: string;
}

/** Downloads a file. The server sends it as an attachment, so the page stays open. */
export function startDownload({ fileName, url }: OfferedFile): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
