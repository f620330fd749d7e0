/** Why a piece cannot be given back what it had before an import. */
export enum UndoObstacle {
  ORDERED = 'ordered',
  ON_HOLD = 'onHold',
  SOLD = 'sold',
  CHANGED = 'changed',
  GONE = 'gone',
}
