export interface EditorFieldProps {
  /** Stored HTML. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly ids: { readonly control: string; readonly label: string; readonly description: string };
  readonly isInvalid: boolean;
}

/** Handle that forms use to set the focus. */
export interface Focusable {
  readonly focus: () => void;
}
