import { Box, chakra, Flex, IconButton } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { copyText } from '../../../ui/share/copy-text';

/** For how long it is said that something was copied. */
const SAID_MS = 2_000;

/** A line that only says something, in any of the languages. */
const isComment = (line: string): boolean => /^\s*(?:#|\/\/)/.test(line);

function CopyButton({ text, name }: { readonly text: string; readonly name: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) {
      return;
    }
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <IconButton
      size="sm"
      variant="ghost"
      colorPalette="neutral"
      aria-label={isCopied ? 'Copied' : `Copy: ${name}`}
      onClick={() => void copyText(text).then(setCopied)}
    >
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
    </IconButton>
  );
}

interface CodeBlockProps {
  readonly text: string;
  /** What it is, for whoever does not see it, and for its button. */
  readonly name: string;
  /** Stands over it, beside the button. */
  readonly children?: ReactNode;
}

/** A text to copy: long lines scroll inside of it, by keyboard too. */
export function CodeBlock({ text, name, children }: CodeBlockProps) {
  return (
    <Box borderWidth="1px" bg="bg.subtle">
      <Flex align="center" justify="space-between" gap="3" ps="3" pe="1" py="1" borderBottomWidth="1px" bg="bg.muted">
        <Box textStyle="xs" color="fg.muted">
          {children ?? name}
        </Box>
        <CopyButton text={text} name={name} />
      </Flex>
      <chakra.pre
        role="region"
        aria-label={name}
        tabIndex={0}
        m="0"
        p="4"
        overflowX="auto"
        fontFamily="mono"
        fontSize="sm"
        lineHeight="1.25rem"
        focusVisibleRing="outside"
      >
        <code>
          {text
            .trimEnd()
            .split('\n')
            .map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes, some of them alike
              <chakra.span key={index} color={isComment(line) ? 'fg.subtle' : undefined}>
                {line}
                {'\n'}
              </chakra.span>
            ))}
        </code>
      </chakra.pre>
    </Box>
  );
}
