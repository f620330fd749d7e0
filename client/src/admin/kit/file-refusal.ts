import { formatMeasure } from '../../ui/numbers';

/** File that the file picker rejected, with the reasons. */
interface RejectedFile {
  readonly file: { readonly name: string; readonly size: number };
  readonly errors: readonly string[];
}

const MEGABYTE = 1024 * 1024;

/** Formats a file size: `49.5 MB`, `12 kB`. */
export function fileSizeText(bytes: number): string {
  return bytes >= MEGABYTE ? `${formatMeasure(bytes / MEGABYTE)} MB` : `${formatMeasure(Math.ceil(bytes / 1024))} kB`;
}

/**
 * Describes why a file was rejected.
 * @param kinds allowed file types, such as "CSV files"
 */
export function fileRefusalText({ file, errors }: RejectedFile, maxBytes: number, kinds: string): string {
  if (errors.includes('FILE_TOO_LARGE')) {
    return `${file.name} is too large (${fileSizeText(file.size)}). The maximum is ${fileSizeText(maxBytes)}.`;
  }
  if (errors.includes('FILE_INVALID_TYPE')) {
    return `${file.name} is not a supported file. Allowed: ${kinds}.`;
  }
  if (errors.includes('FILE_TOO_SMALL')) {
    return `${file.name} is empty.`;
  }
  return errors.includes('TOO_MANY_FILES') ? 'Choose one file.' : `${file.name} cannot be used.`;
}
