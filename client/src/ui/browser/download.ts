/** Downloads a string as a file. */
export function saveFile(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  startDownload({ fileName, url });
  URL.revokeObjectURL(url);
}

/** File to download. Its URL must be a blob URL or have the same origin as the page. */
interface OfferedFile {
  readonly fileName: string;
  readonly url: string;
}

/** Downloads a file. The page stays open, because the server sends the file as an attachment. */
export function startDownload({ fileName, url }: OfferedFile): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
