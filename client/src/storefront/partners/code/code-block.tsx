import { Box, chakra, Flex, IconButton } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { Segments } from '../../../ui/inputs/segments';
import { copyText } from '../../../ui/share/copy-text';

interface ExampleProps {
  /** Title of the example, such as `Reading a page of diamonds`. */
  readonly name: string;
  readonly texts: ExampleTexts;
}

/** Code example in the language that the reader chose, or in the first available language. */
export function Example({ name, texts }: ExampleProps) {
  const { language, choose } = use(LanguageChoice);
  const languages = Object.keys(texts).filter(isLanguage);
  const displayedLanguage = texts[language] === undefined ? languages[0] : language;
  if (displayedLanguage === undefined) {
    return null;
  }
  return (
    <CodeBlock name={`${name}, ${languageNames[displayedLanguage]}`} text={texts[displayedLanguage] ?? ''}>
      {languages.length > 1 ? (
        <Segments
          aria-label={`Language: ${name}`}
          segments={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={displayedLanguage}
          onChange={choose}
        />
      ) : (
        languageNames[displayedLanguage]
      )}
    </CodeBlock>
  );
}

/** Languages of examples, by file extension. */
export type Language = 'sh' | 'ts' | 'py';

const languageNames: Readonly<Record<Language, string>> = { sh: 'curl', ts: 'TypeScript', py: 'Python' };

/** Source code of an example, by language. */
export type ExampleTexts = Readonly<Partial<Record<Language, string>>>;

interface ChosenLanguage {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

/** Language that the reader chose for all examples on a page. */
export const LanguageChoice = createContext<ChosenLanguage>({ language: 'sh', choose: () => undefined });

/** Returns true if a name is the file extension of an example language. */
export const isLanguage = (name: string): name is Language => Object.hasOwn(languageNames, name);

/** Inline code. */
export const Code = chakra('code', {
  base: { fontFamily: 'mono', fontSize: '0.875em', bg: 'bg.muted', px: '0.5', overflowWrap: 'anywhere' },
});

/** Text with inline code between backticks. */
export function CodeText({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that never changes
    index % 2 === 1 ? <Code key={index}>{part}</Code> : part,
  );
}

/** How long the copy button shows its confirmation, in milliseconds. */
const SAID_MS = 2_000;

/** Returns true if a line is a comment in any of the example languages. */
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
  /** Accessible name of the block and its copy button. */
  readonly name: string;
  /** Content above the code, next to the copy button. */
  readonly children?: ReactNode;
}

/** Code block with a copy button. Long lines can be scrolled horizontally, also with the keyboard. */
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
