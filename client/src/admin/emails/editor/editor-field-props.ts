export interface EditorFieldProps {
  /** HTML as stored on the server. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly ids: { readonly control: string; readonly label: string; readonly description: string };
  readonly isInvalid: boolean;
}

/** Handle that forms use to focus the editor. */
export interface Focusable {
  readonly focus: () => void;
}
