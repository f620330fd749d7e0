import {
  Box,
  Button,
  ButtonGroup,
  CloseButton,
  chakra,
  Drawer,
  Heading,
  IconButton,
  Skeleton,
  Stack,
  Text,
} from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ErrorState } from '../../../ui/error-state';
import { useScreenTitle } from '../screen-heading';
import { usePanel } from './panel-context';

interface NewRecordFooterProps {
  readonly formId: string;
  /** Label of the submit button, such as "Create". */
  readonly label?: string;
  readonly isSubmitting: boolean;
}

/** Footer with buttons that create a new record or cancel. */
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

interface PanelSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function PanelSection({ title, children }: PanelSectionProps) {
  const headingId = useId();
  return (
    <chakra.section aria-labelledby={headingId} py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Heading id={headingId} as="h3" size="sm" mb="3">
        {title}
      </Heading>
      <Stack gap="3">{children}</Stack>
    </chakra.section>
  );
}

interface PanelHeaderProps {
  /** Record name. A string is also used as the document title. */
  readonly title: ReactNode;
  readonly note?: ReactNode;
}

/** Header of a panel, with the record's name, buttons for the previous and next record, and a close button. */
export function PanelHeader({ title, note }: PanelHeaderProps) {
  const { previous, next, open } = usePanel();
  useScreenTitle(typeof title === 'string' ? title : null);
  return (
    // With large text on a phone, the buttons wrap above the name.
    <Drawer.Header alignItems="flex-end" flexWrap="wrap-reverse" justifyContent="flex-end" py="3">
      <Box flex="1 1 min(10rem, 100%)" minWidth="0">
        <Drawer.Title overflowWrap="anywhere">{title}</Drawer.Title>
        {note !== undefined && <Text color="fg.subtle">{note}</Text>}
      </Box>
      <ButtonGroup size="sm" variant="ghost" colorPalette="neutral" gap="0" flexShrink="0">
        <IconButton
          aria-label="Previous (Alt+↑)"
          title="Previous (Alt+↑)"
          disabled={previous === null}
          onClick={() => open(previous)}
        >
          <ChevronUp aria-hidden />
        </IconButton>
        <IconButton aria-label="Next (Alt+↓)" title="Next (Alt+↓)" disabled={next === null} onClick={() => open(next)}>
          <ChevronDown aria-hidden />
        </IconButton>
        <CloseButton aria-label="Close (Esc)" title="Close (Esc)" onClick={() => open(null)} />
      </ButtonGroup>
    </Drawer.Header>
  );
}

interface PanelBodyProps {
  readonly children: ReactNode;
}

/**
 * Body of a panel. When the panel opens, the first field of its `form[data-record]` is focused or, if there is none,
 * the first control. Does nothing if another element is focused.
 */
export function PanelBody({ children }: PanelBodyProps) {
  const { content } = usePanel();
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const active = document.activeElement;
    const canMoveFocus = active === document.body || content()?.contains(active) === true;
    if (canMoveFocus) {
      const field =
        body.current?.querySelector<HTMLElement>('form[data-record] :is(input, select):enabled') ??
        body.current?.querySelector<HTMLElement>(':is(input:not([type="hidden"]), select, textarea, button):enabled');
      (field ?? content())?.focus({ preventScroll: true });
    }
  }, [content]);

  return (
    <Drawer.Body ref={body} px="6" py="4">
      {children}
    </Drawer.Body>
  );
}

export function PanelSkeleton() {
  return (
    <>
      <PanelHeader title={<>Loading</>} />
      <Drawer.Body aria-busy="true">
        <Stack gap="4">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <Skeleton key={key} height="10" />
          ))}
        </Stack>
      </Drawer.Body>
    </>
  );
}

interface PanelErrorProps {
  readonly title: string;
  readonly description: string;
  readonly onRetry?: () => void;
}

/** Message shown instead of a record that could not be loaded or does not exist. */
export function PanelError({ title, description, onRetry }: PanelErrorProps) {
  return (
    <>
      <PanelHeader title={title} />
      <PanelBody>
        <ErrorState title={title} description={description} onRetry={onRetry} />
      </PanelBody>
    </>
  );
}
