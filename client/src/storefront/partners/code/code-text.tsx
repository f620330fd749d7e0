import { chakra } from '@chakra-ui/react';

/** A word of a program within a text. */
export const Code = chakra('code', {
  base: { fontFamily: 'mono', fontSize: '0.875em', bg: 'bg.muted', px: '0.5', overflowWrap: 'anywhere' },
});

/** A text of the server: what stands in it between backticks is a word of a program. */
export function CodeText({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that never changes
    index % 2 === 1 ? <Code key={index}>{part}</Code> : part,
  );
}
