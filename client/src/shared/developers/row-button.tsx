import { Button, type ButtonProps } from '@chakra-ui/react';

interface RowButtonProps extends ButtonProps {
  /** What it does with which one: `Revoke Price importer`. */
  readonly 'aria-label': string;
}

/** What can be done with one thing of a list. */
export function RowButton(props: RowButtonProps) {
  return <Button size="sm" variant="plain" px="0" {...props} />;
}
