import { type DirectiveNode, Kind, type SelectionNode } from 'graphql';
import { type Fragments, fragmentAt, type Selecting } from '../../kernel/transport/selection.ts';

/** What an operation would be with all of its fragments written out. */
export interface DocumentSize {
  /** Fields, fragments and spreads. */
  readonly selections: number;
  /** Renamed fields, `__typename` among them: each is a value of every row. */
  readonly aliases: number;
  /** Fields below each other. What is asked of the schema does not count: tools ask deep. */
  readonly depth: number;
  /** A directive that stands twice at one place. */
  readonly repeated: DirectiveNode | undefined;
}

const nothing: DocumentSize = { selections: 0, aliases: 0, depth: 0, repeated: undefined };

/** Measures operations and fragments of one document; each fragment is looked into once, however often it is spread. */
export function documentSizes(fragments: Fragments): (selecting: Selecting) => DocumentSize {
  const known = new Map<Selecting, DocumentSize>();

  return function sizeOf(selecting): DocumentSize {
    const found = known.get(selecting);
    if (found) return found;
    // A fragment within itself brings nothing. Validation names the circle.
    known.set(selecting, nothing);
    let { selections, aliases, depth } = nothing;
    let repeated = repeatedIn(selecting.directives);
    for (const node of selecting.selectionSet?.selections ?? []) {
      const inner = node.kind === Kind.FIELD ? node : fragmentAt(node, fragments);
      const below = inner ? sizeOf(inner) : nothing;
      selections += 1 + below.selections;
      aliases += below.aliases + (isRenamed(node) ? 1 : 0);
      depth = Math.max(depth, depthOf(node, below));
      repeated ??= below.repeated ?? repeatedIn(node.directives);
    }
    const size = { selections, aliases, depth, repeated };
    known.set(selecting, size);
    return size;
  };
}

const isRenamed = (node: SelectionNode): boolean => node.kind === Kind.FIELD && node.alias !== undefined;

function depthOf(node: SelectionNode, below: DocumentSize): number {
  if (node.kind !== Kind.FIELD) return below.depth;
  return node.name.value === '__schema' ? 0 : 1 + below.depth;
}

const repeatedIn = (directives: readonly DirectiveNode[] = []): DirectiveNode | undefined => {
  const names = new Set<string>();
  return directives.find(({ name }) => names.size === names.add(name.value).size);
};
