import { PlainInput } from '../../ui/inputs/plain-inputs';
import { useDelayedCall } from './use-delayed-call';
import { useDraft } from './use-draft';
import type { FilterValue } from './values/filter-value';

const TYPING_PAUSE = 300;

interface TextFilterProps {
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly value: FilterValue | undefined;
  readonly onChange: (value: FilterValue | null) => void;
  /** Keyboard shortcut that focuses the field. */
  readonly shortcut?: string;
}

/** Text filter. Typed text is applied after a debounce delay, or immediately with Enter. */
export function TextFilter({ label, placeholder, value, onChange, shortcut }: TextFilterProps) {
  const committed = value?.kind === 'text' ? value.text : '';
  const [draft, setDraft] = useDraft(committed, ({ text }: { readonly text: string }, value) => text.trim() === value);
  const typing = useDelayedCall(TYPING_PAUSE, (text: string) =>
    onChange(text.trim() === '' ? null : { kind: 'text', text: text.trim() }),
  );

  return (
    <PlainInput
      type="search"
      size="sm"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      placeholder={placeholder}
      autoComplete="off"
      value={draft?.text ?? committed}
      onChange={(event) => {
        const { value: text } = event.target;
        setDraft({ text });
        typing.schedule(text);
      }}
      onBlur={typing.flushAfterBlur}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          typing.flush();
        }
      }}
    />
  );
}
