import { Button, chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PanelSection } from './panel-parts';

interface EditedSectionProps {
  readonly title: string;
  /** What the button says: "Edit lines". */
  readonly editLabel: string;
  readonly canEdit: boolean;
  /** Whether the editor is open at first. */
  readonly startsEditing?: boolean;
  /** What is read while nothing is edited. */
  readonly children: ReactNode;
  /** What is edited; `close` goes back to reading. */
  readonly editor: (close: () => void) => ReactNode;
}

/** A part of a record that is read, until somebody edits it in its place: the focus goes with them. */
export function EditedSection({
  title,
  editLabel,
  canEdit,
  startsEditing = false,
  children,
  editor,
}: EditedSectionProps) {
  const [isEditing, setEditing] = useState(canEdit && startsEditing);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (isEditing) {
      area.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    } else if (wasEditing.current) {
      button.current?.focus();
    }
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <PanelSection title={title}>
      {isEditing ? (
        <chakra.div ref={area}>{editor(() => setEditing(false))}</chakra.div>
      ) : (
        <>
          {children}
          {canEdit && (
            <Button ref={button} size="sm" variant="outline" alignSelf="flex-start" onClick={() => setEditing(true)}>
              {editLabel}
            </Button>
          )}
        </>
      )}
    </PanelSection>
  );
}
