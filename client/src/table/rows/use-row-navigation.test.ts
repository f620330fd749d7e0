import { moveTarget, rowCommand } from './use-row-navigation';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

describe('rowCommand', () => {
  it('maps keys to commands', () => {
    expect(rowCommand({ ...plain, key: 'Enter' })).toBe('open');
    expect(rowCommand({ ...plain, key: ' ' })).toBe('toggle');
    expect(rowCommand({ ...plain, key: 'ArrowDown' })).toBe('move');
    expect(rowCommand({ ...plain, key: 'a', ctrlKey: true })).toBe('checkPage');
    expect(rowCommand({ ...plain, key: 'A', metaKey: true })).toBe('checkPage');
  });

  it('ignores all other keys', () => {
    expect(rowCommand({ ...plain, key: 'a' })).toBeNull();
    expect(rowCommand({ ...plain, key: 'Enter', ctrlKey: true })).toBeNull();
    expect(rowCommand({ ...plain, key: 'ArrowLeft', altKey: true })).toBeNull();
    expect(rowCommand({ ...plain, key: 'Tab' })).toBeNull();
  });
});

describe('moveTarget', () => {
  it('moves the focus between table rows', () => {
    expect(moveTarget('ArrowDown', 3, 1, 35)).toBe(4);
    expect(moveTarget('ArrowUp', 0, 1, 35)).toBe(0);
    expect(moveTarget('End', 3, 1, 35)).toBe(35);
    expect(moveTarget('ArrowRight', 3, 1, 35)).toBeNull();
  });

  it('moves the focus between cards in a grid', () => {
    expect(moveTarget('ArrowDown', 1, 4, 9)).toBe(5);
    expect(moveTarget('ArrowDown', 8, 4, 9)).toBe(9);
    expect(moveTarget('ArrowRight', 1, 4, 9)).toBe(2);
  });
});
