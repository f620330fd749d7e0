/** What an editor of the text of a mail is given. */
export interface EditorFieldProps {
  /** HTML as it is stored. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly ids: { readonly control: string; readonly label: string; readonly description: string };
  readonly isInvalid: boolean;
}

/** What forms know of a field: where to put the focus. */
export interface Focusable {
  readonly focus: () => void;
}
