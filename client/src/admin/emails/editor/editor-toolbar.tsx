import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading1,
  Heading2,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Redo2,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react';
import { PlaceholderMenu } from './placeholder-menu';
import { Toolbar, ToolbarButton } from './toolbar-button';

interface Action {
  readonly label: string;
  readonly shortcut?: string;
  readonly icon: LucideIcon;
  readonly run: (editor: Editor) => void;
  /** Returns whether the command is active. Omitted for commands that have no active state. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly isPossible?: (editor: Editor) => boolean;
}

const chain = (editor: Editor) => editor.chain().focus();

const texts: readonly Action[] = [
  {
    label: 'Bold',
    shortcut: 'Ctrl+B',
    icon: Bold,
    run: (editor) => chain(editor).toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: 'Italic',
    shortcut: 'Ctrl+I',
    icon: Italic,
    run: (editor) => chain(editor).toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: 'Underline',
    shortcut: 'Ctrl+U',
    icon: Underline,
    run: (editor) => chain(editor).toggleUnderline().run(),
    isOn: (editor) => editor.isActive('underline'),
  },
];

const blocks: readonly Action[] = [
  {
    label: 'Heading',
    shortcut: 'Ctrl+Alt+2',
    icon: Heading1,
    run: (editor) => chain(editor).toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: 'Small heading',
    shortcut: 'Ctrl+Alt+3',
    icon: Heading2,
    run: (editor) => chain(editor).toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    label: 'List',
    shortcut: 'Ctrl+Shift+8',
    icon: List,
    run: (editor) => chain(editor).toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Numbered list',
    shortcut: 'Ctrl+Shift+7',
    icon: ListOrdered,
    run: (editor) => chain(editor).toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'Quote',
    shortcut: 'Ctrl+Shift+B',
    icon: TextQuote,
    run: (editor) => chain(editor).toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { label: 'Divider', icon: Minus, run: (editor) => chain(editor).setHorizontalRule().run() },
];

const steps: readonly Action[] = [
  {
    label: 'Undo',
    shortcut: 'Ctrl+Z',
    icon: Undo2,
    run: (editor) => chain(editor).undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    label: 'Redo',
    shortcut: 'Ctrl+Shift+Z',
    icon: Redo2,
    run: (editor) => chain(editor).redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
];

const all = [...texts, ...blocks, ...steps];

interface EditorToolbarProps {
  readonly editor: Editor;
  /** ID of the element that the toolbar controls. */
  readonly controls: string;
  readonly onLink: () => void;
  readonly onPicture: () => void;
}

export function EditorToolbar({ editor, controls, onLink, onPicture }: EditorToolbarProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: all.filter(({ isOn }) => isOn?.(current) === true).map(({ label }) => label),
      off: all.filter(({ isPossible }) => isPossible?.(current) === false).map(({ label }) => label),
      isLink: current.isActive('link'),
    }),
  });
  const buttonsOf = (actions: readonly Action[]) =>
    actions.map(({ label, shortcut, icon: Icon, run, isOn }) => (
      <ToolbarButton
        key={label}
        label={label}
        {...(shortcut !== undefined && { shortcut })}
        {...(isOn !== undefined && { isOn: state.on.includes(label) })}
        aria-disabled={state.off.includes(label)}
        opacity={state.off.includes(label) ? '0.5' : undefined}
        onClick={() => run(editor)}
      >
        <Icon aria-hidden />
      </ToolbarButton>
    ));
  return (
    <Toolbar label="Formatting" controls={controls} first="Bold">
      {buttonsOf(texts)}
      {buttonsOf(blocks)}
      <ToolbarButton label="Link or button" shortcut="Ctrl+Shift+K" isOn={state.isLink} onClick={onLink}>
        <Link2 aria-hidden />
      </ToolbarButton>
      <ToolbarButton label="Picture" onClick={onPicture}>
        <ImagePlus aria-hidden />
      </ToolbarButton>
      {buttonsOf(steps)}
      <PlaceholderMenu
        onChoose={(code) => editor.chain().insertContent({ type: 'placeholder', attrs: { code } }).run()}
        onClosed={() => editor.commands.focus()}
      />
    </Toolbar>
  );
}
