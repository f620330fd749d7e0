/** Gives the user a text as a file to save. */
export function saveFile(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  startDownload({ fileName, url });
  URL.revokeObjectURL(url);
}

/** A file behind an address of this origin, or of this page. */
interface OfferedFile {
  readonly fileName: string;
  readonly url: string;
}

/** Has the browser save a file. It is sent as an attachment: the page stays where it is. */
export function startDownload({ fileName, url }: OfferedFile): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
