import { type ExplainedTermProps, TermButton, termFacts } from './explain/term-button';
import { type Approach, popupOnDemand } from './on-demand';

function ClosedTerm({ children, onPointerEnter, onFocus, onClick }: ExplainedTermProps & Approach) {
  return (
    <TermButton {...termFacts} onPointerEnter={onPointerEnter} onFocus={onFocus} onClick={onClick}>
      {children}
    </TermButton>
  );
}

/** Term with a one-line explanation that opens on click, tap or Enter and closes on Escape. */
export const ExplainedTerm = popupOnDemand<ExplainedTermProps>(
  ClosedTerm,
  () => import('./explain/open-explained-term'),
);
