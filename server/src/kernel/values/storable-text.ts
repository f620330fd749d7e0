/** A text as a database can keep it, also within JSON: U+FFFD stands for each character 0 and each half of a character. */
export const storableText = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');
