import { Button, chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PanelSection } from './panel-parts';

interface EditedSectionProps {
  readonly title: string;
  /** Label of the edit button, such as "Edit lines". */
  readonly editLabel: string;
  readonly canEdit: boolean;
  readonly startsEditing?: boolean;
  /** Content shown while the section is not being edited. */
  readonly children: ReactNode;
  /** Renders the editor. `close` returns to the content. */
  readonly editor: (close: () => void) => ReactNode;
}

/** Section of a record whose content is replaced by an editor. The focus moves to the editor and back. */
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
