import { List } from '@chakra-ui/react';

/** What is different, line by line. */
export function ChangeList({ changes }: { readonly changes: readonly string[] }) {
  return (
    <List.Root ps="4" maxHeight="40dvh" overflowY="auto">
      {changes.map((change) => (
        <List.Item key={change}>{change}</List.Item>
      ))}
    </List.Root>
  );
}
