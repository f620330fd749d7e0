import { Button, Drawer } from '@chakra-ui/react';
import { usePanel } from './panel-context';

interface NewRecordFooterProps {
  readonly formId: string;
  /** The verb on the button. */
  readonly label?: string;
  readonly isSubmitting: boolean;
}

/** The ways out of the panel of a record that is about to be. */
export function NewRecordFooter({ formId, label = 'Create', isSubmitting }: NewRecordFooterProps) {
  const { open } = usePanel();
  return (
    <Drawer.Footer py="3">
      <Button size="sm" variant="ghost" colorPalette="neutral" onClick={() => open(null)}>
        Cancel
      </Button>
      <Button size="sm" type="submit" form={formId} loading={isSubmitting}>
        {label}
      </Button>
    </Drawer.Footer>
  );
}
