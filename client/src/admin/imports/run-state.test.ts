import { canUndo, durationText, isInProgress, runMark, secondsText } from './run-state';

test('labels a finished check as checked instead of imported', () => {
  expect(runMark({ state: 'DONE', isDryRun: true, progress: 1 }).text).toBe('Checked');
  expect(runMark({ state: 'DONE', isDryRun: false, progress: 1 }).text).toBe('Imported');
  expect(runMark({ state: 'REFUSED', isDryRun: true, progress: 0.5 })).toEqual({ text: 'Rejected', tone: 'danger' });
});

test('highlights a check that has problems, but not an import that has skipped rows', () => {
  const run = { state: 'DONE', progress: 1, report: { problemCount: 2 } } as const;
  expect(runMark({ ...run, isDryRun: true }).tone).toBe('warn');
  expect(runMark({ ...run, isDryRun: true, report: { problemCount: 0 } }).tone).toBe('ok');
  expect(runMark({ ...run, isDryRun: false }).tone).toBe('ok');
});

test('shows the progress of a running import', () => {
  expect(runMark({ state: 'RUNNING', isDryRun: false, progress: 0.428 }).text).toBe('Running, 42%');
});

test('treats waiting and running imports as in progress', () => {
  const states = ['WAITING', 'RUNNING', 'DONE', 'REFUSED', 'FAILED', 'UNDONE'] as const;
  expect(states.filter((state) => isInProgress({ state }))).toEqual(['WAITING', 'RUNNING']);
});

test.each([
  [0.42, '0.4 s'],
  [12.4, '12 s'],
  [59.6, '1 min 0 s'],
  [185, '3 min 5 s'],
])('formats %p seconds as %p', (seconds, text) => {
  expect(secondsText(seconds)).toBe(text);
});

test('returns the duration only after the run has ended', () => {
  const startedAt = '2026-11-23T10:00:00Z';
  expect(durationText({ startedAt, endedAt: '2026-11-23T10:00:12Z' })).toBe('12 s');
  expect(durationText({ startedAt, endedAt: null })).toBeNull();
});

test('allows an import to be undone only once, until the deadline set by the server', () => {
  const undoUntil = '2026-12-23T10:00:00Z';
  const before = Date.parse('2026-12-01T00:00:00Z');
  expect(canUndo({ state: 'DONE', undoUntil }, before)).toBe(true);
  expect(canUndo({ state: 'UNDONE', undoUntil }, before)).toBe(false);
  expect(canUndo({ state: 'DONE', undoUntil }, Date.parse('2026-12-24T00:00:00Z'))).toBe(false);
  expect(canUndo({ state: 'DONE', undoUntil: null }, before)).toBe(false);
});
