import { undoText } from './stock-changes-screen';

const text = undoText((time) => time);

test('shows who undid a change, the undo deadline, or that the deadline has passed', () => {
  expect(text({ undoneAt: 'Monday', undoneBy: 'ann@example.com', undoUntil: null })).toBe(
    'Undone Monday by ann@example.com',
  );
  expect(text({ undoneAt: null, undoneBy: null, undoUntil: 'Friday' })).toBe('Until Friday');
  expect(text({ undoneAt: null, undoneBy: null, undoUntil: null })).toBe('No longer possible');
});
