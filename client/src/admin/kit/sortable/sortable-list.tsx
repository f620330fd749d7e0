import { chakra, IconButton, type SystemStyleObject } from '@chakra-ui/react';
import { Accessibility, type DragDropManagerInput, type Draggable } from '@dnd-kit/dom';
import { type DragDropEventHandlers, DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { GripVertical } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';

interface SortableItemState extends Pick<ReturnType<typeof useSortable>, 'handleRef' | 'isDragging'> {
  readonly name: string;
  readonly total: number;
}

const SortableItemContext = createContext<SortableItemState | null>(null);

interface SortableListProps<Item> {
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  /** Returns the name of an item for screen readers, such as "Filter Colour". */
  readonly nameOf: (item: Item) => string;
  /** Called after a drop, with the items in their new order. */
  readonly onSort: (items: Item[]) => void;
  /** Renders an item; its `SortHandle` is the drag handle. */
  readonly children: (item: Item, index: number) => ReactNode;
  readonly label: string;
  /** Layout of the items, such as a grid. Default: vertical. */
  readonly layout?: SystemStyleObject;
}

/**
 * List whose items can be reordered by dragging their handles with a pointer, touch or the keyboard. On the keyboard,
 * Space picks up and drops, arrow keys move, and Escape cancels.
 */
export function SortableList<Item>({
  items,
  idOf,
  nameOf,
  onSort,
  children,
  label,
  layout = { display: 'flex', flexDirection: 'column' },
}: SortableListProps<Item>) {
  const onDragEnd: DragDropEventHandlers['onDragEnd'] = ({ operation: { source }, canceled }) => {
    if (canceled || !isSortable(source) || source.index === source.initialIndex) {
      return;
    }
    const movedItems = items.slice(source.initialIndex, source.initialIndex + 1);
    onSort(items.toSpliced(source.initialIndex, 1).toSpliced(source.index, 0, ...movedItems));
  };

  return (
    <DragDropProvider plugins={plugins} onDragEnd={onDragEnd}>
      <chakra.ul aria-label={label} listStyleType="none" css={layout}>
        {items.map((item, index) => (
          <SortableItem key={idOf(item)} id={idOf(item)} index={index} name={nameOf(item)} total={items.length}>
            {children(item, index)}
          </SortableItem>
        ))}
      </chakra.ul>
    </DragDropProvider>
  );
}

const instructions = 'Press Space to pick up, arrow keys to move, Space to drop, Escape to cancel.';

const plugins: NonNullable<DragDropManagerInput['plugins']> = (defaults) => [
  ...defaults,
  Accessibility.configure({
    announcements: createAnnouncements(),
    screenReaderInstructions: { draggable: instructions },
    debounce: 0,
  }),
];

interface DragEvent {
  readonly operation: { readonly source: Draggable | null };
}

/** Creates the screen reader announcements during a drag, such as "Moved filter Colour, position 2 of 5." */
function createAnnouncements() {
  let announcedIndex: number | undefined;

  const announce = (verb: string, { operation: { source } }: DragEvent): string | undefined => {
    if (!source || !isSortable(source)) {
      return;
    }
    announcedIndex = source.index;
    return `${verb} ${source.data.name}, position ${source.index + 1} of ${source.data.total}.`;
  };

  return {
    dragstart: (event: DragEvent) => announce('Picked up', event),
    // Ignores dragging an item over itself, because its announcement would immediately replace "Picked up".
    dragover: (event: DragEvent) => {
      const { source } = event.operation;
      return source && isSortable(source) && source.index !== announcedIndex ? announce('Moved', event) : undefined;
    },
    dragend: (event: DragEvent & { readonly canceled: boolean }) =>
      announce(event.canceled ? 'Cancelled:' : 'Dropped', event),
  };
}

interface SortableItemProps {
  readonly id: string;
  /** Index, starting at 0. */
  readonly index: number;
  readonly name: string;
  readonly total: number;
  readonly children: ReactNode;
}

function SortableItem({ id, index, name, total, children }: SortableItemProps) {
  const { ref, handleRef, isDragging } = useSortable({ id, index, data: { name, total } });
  return (
    <SortableItemContext value={{ handleRef, isDragging, name, total }}>
      <chakra.li ref={ref} minWidth="0" {...(isDragging && { zIndex: 'docked', bg: 'bg', boxShadow: 'lg' })}>
        {children}
      </chakra.li>
    </SortableItemContext>
  );
}

/**
 * Drag handle for an item in a `SortableList`. Hidden if the list has only one item. Each item needs a handle;
 * otherwise dnd-kit turns the whole item into a button.
 */
export function SortHandle() {
  const item = use(SortableItemContext);
  if (item === null) {
    throw new Error('SortHandle needs a SortableList above it.');
  }
  return (
    <IconButton
      ref={item.handleRef}
      size="xs"
      variant="ghost"
      colorPalette="neutral"
      visibility={item.total > 1 ? 'visible' : 'hidden'}
      cursor={item.isDragging ? 'grabbing' : 'grab'}
      touchAction="none"
      title="Drag to move"
      aria-label={`Move ${item.name}`}
    >
      <GripVertical aria-hidden />
    </IconButton>
  );
}
