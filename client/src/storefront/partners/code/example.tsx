import { use } from 'react';
import { Segments } from '../../../ui/inputs/segments';
import { CodeBlock } from './code-block';
import { type ExampleTexts, isLanguage, LanguageChoice, languageNames } from './languages';

interface ExampleProps {
  /** What it does: `A page of stones`. */
  readonly name: string;
  readonly texts: ExampleTexts;
}

/** An example in the language that somebody reads, or else in the first that there is. */
export function Example({ name, texts }: ExampleProps) {
  const { language, choose } = use(LanguageChoice);
  const languages = Object.keys(texts).filter(isLanguage);
  const shown = texts[language] === undefined ? languages[0] : language;
  if (shown === undefined) {
    return null;
  }
  return (
    <CodeBlock name={`${name}, ${languageNames[shown]}`} text={texts[shown] ?? ''}>
      {languages.length > 1 ? (
        <Segments
          aria-label={`Language: ${name}`}
          segments={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={shown}
          onChange={choose}
        />
      ) : (
        languageNames[shown]
      )}
    </CodeBlock>
  );
}
