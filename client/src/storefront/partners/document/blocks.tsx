import { Heading, Link, Stack, Table, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ScrollRegion } from '../../../table/rows/scroll-region';
import { TextLink } from '../../../ui/links';
import { Code, CodeBlock, Example, isLanguage } from '../code/code-block';

/** Returns true for URLs of client pages. Other URLs refer to files or pages on the server. */
const isOwnPage = (address: string): boolean => /^\/(?:partners|account)(?:[/#]|$)/.test(address);

function anchor(element: Element, key: number): ReactNode {
  const address = element.getAttribute('href') ?? '';
  return isOwnPage(address) ? (
    <TextLink key={key} to={address}>
      {inline(element)}
    </TextLink>
  ) : (
    <Link key={key} href={address}>
      {inline(element)}
    </Link>
  );
}

/** Renders an element's content as text with links, bold text and code. */
function inline(parent: Element): ReactNode {
  return [...parent.childNodes].map((node, key) => {
    if (!(node instanceof Element)) {
      return node.textContent;
    }
    switch (node.localName) {
      case 'a':
        return anchor(node, key);
      case 'strong':
        // biome-ignore lint/suspicious/noArrayIndexKey: the document never changes
        return <strong key={key}>{node.textContent}</strong>;
      default:
        // biome-ignore lint/suspicious/noArrayIndexKey: the document never changes
        return <Code key={key}>{node.textContent}</Code>;
    }
  });
}

function TableBlock({ element, label }: { readonly element: Element; readonly label: string }) {
  const rowsOf = (part: string) => [...element.querySelectorAll(`${part} tr`)];
  return (
    <ScrollRegion label={label}>
      {/* Prevents line breaks in names and types. Wide tables scroll instead. */}
      <Table.Root css={{ '& code': { overflowWrap: 'normal' } }}>
        <Table.Header>
          {rowsOf('thead').map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the document never changes
            <Table.Row key={index}>
              {[...row.children].map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the document never changes
                <Table.ColumnHeader key={column} scope="col">
                  {inline(cell)}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          ))}
        </Table.Header>
        <Table.Body>
          {rowsOf('tbody').map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the document never changes
            <Table.Row key={index}>
              {[...row.children].map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the document never changes
                <Table.Cell key={column} verticalAlign="top" py="2">
                  {inline(cell)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </ScrollRegion>
  );
}

const endOf = (element: Element): string => {
  const language = element.getAttribute('data-language') ?? '';
  return language === 'python' ? 'py' : language;
};

/** Code blocks that show one example in several languages. */
function CodeGroup({ elements, of }: { readonly elements: readonly Element[]; readonly of: string | null }) {
  const [first] = elements;
  const title = first?.getAttribute('data-name') || 'Example';
  const name = of === null ? title : `${of}: ${title}`;
  const texts = elements.map((element) => [endOf(element), element.textContent ?? ''] as const);
  return elements.length > 1 ? (
    <Example name={name} texts={Object.fromEntries(texts.filter(([end]) => isLanguage(end)))} />
  ) : (
    <CodeBlock name={name} text={first?.textContent ?? ''}>
      {title}
    </CodeBlock>
  );
}

const nameOf = (element: Element): string => element.getAttribute('data-name') ?? '';

/** Groups consecutive code blocks with the same name. */
function grouped(elements: readonly Element[]): readonly (readonly Element[])[] {
  const groups: Element[][] = [];
  for (const element of elements) {
    const last = groups.at(-1);
    const [before] = last ?? [];
    const continuesGroup =
      element.localName === 'pre' && before?.localName === 'pre' && nameOf(before) === nameOf(element);
    if (continuesGroup) {
      last?.push(element);
    } else {
      groups.push([element]);
    }
  }
  return groups;
}

/** Context of a block, which makes the accessible names of regions unique. */
interface BlockContext {
  /** Heading above the block. */
  readonly heading: string;
  /** API call that the block describes; null if it describes none. */
  readonly call: string | null;
}

function block(group: readonly Element[], key: number, { heading, call }: BlockContext): ReactNode {
  const [element] = group;
  if (element === undefined) {
    return null;
  }
  switch (element.localName) {
    case 'pre':
      return <CodeGroup key={key} elements={group} of={call} />;
    case 'table':
      return <TableBlock key={key} element={element} label={`Table: ${call ?? heading}`} />;
    case 'h3':
    case 'h4':
      return (
        <Heading
          key={key}
          as={element.localName}
          id={element.id}
          size={element.localName === 'h3' ? 'lg' : 'sm'}
          pt="2"
        >
          {inline(element)}
        </Heading>
      );
    case 'ul':
    case 'ol':
      return (
        <Stack
          key={key}
          as={element.localName}
          maxW="prose"
          gap="2"
          ps="6"
          listStyleType={element.localName === 'ul' ? 'disc' : 'decimal'}
        >
          {[...element.children].map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the document never changes
            <li key={index}>{inline(item)}</li>
          ))}
        </Stack>
      );
    default:
      return (
        <Text key={key} maxW="prose">
          {inline(element)}
        </Text>
      );
  }
}

interface BlocksProps {
  readonly elements: readonly Element[];
  /** Heading above the blocks. */
  readonly title: string;
}

/** Renders the blocks of a document. */
export function Blocks({ elements, title }: BlocksProps) {
  let context: BlockContext = { heading: title, call: null };
  return grouped(elements).map((group, key) => {
    const { localName, textContent } = group[0] ?? {};
    const heading = textContent ?? '';
    if (localName === 'h3') {
      context = { heading, call: null };
    }
    if (localName === 'h4') {
      context = { heading, call: heading };
    }
    return block(group, key, context);
  });
}
