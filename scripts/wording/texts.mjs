// Extracts the prose of a source file: comments, test names, API descriptions, screen texts and messages.
import ts from 'typescript';

/** @typedef {{ surface: string, line: number, text: string }} Prose */

/** Kinds of texts. Each kind has its own limits in limits.json. */
export const surfaces = ['comments', 'descriptions', 'docs', 'emails', 'messages', 'screens', 'tests'];

const testFunctions = /^(describe|it|test|bench)$/;

/** Matches strings with at least two words. Other strings are identifiers, keys or single labels. */
const phrase = /[A-Za-z’']{2,}[,;:.]? +[A-Za-z$({]/;

/** Matches SQL in a plain string or template. */
const statement =
  /^\s*\(?\s*(select|insert|update|delete|with|create|alter|drop|from|where|join|left join|order by|and|or|case|values|on conflict)\b/;

/** @returns {Prose[]} the texts in a file, selected by its extension. */
export function proseOf(file, text) {
  if (/\.(ts|tsx|mjs|mts)$/.test(file)) return proseOfSource(file, text);
  if (file.endsWith('.md')) return linesOf('docs', withoutCode(text));
  if (file.endsWith('.hbs'))
    return linesOf(
      'emails',
      text.replace(/<[^>]*>|\{\{[^}]*\}\}/g, (tag) => tag.replace(/[^\n]/g, ' ')),
    );
  if (file.endsWith('.graphql')) return descriptionsOf(text);
  return linesOf('docs', text);
}

const linesOf = (surface, text) => text.split('\n').map((line, index) => ({ surface, line: index + 1, text: line }));

/** Replaces code blocks and code spans with blanks. */
const withoutCode = (text) => text.replace(/^( *)```[\s\S]*?^\1```|`[^`\n]*`/gm, (code) => code.replace(/[^\n]/g, ' '));

function descriptionsOf(text) {
  return [...text.matchAll(/"""([\s\S]*?)"""|"([^"\n]*)"|#(.*)/g)].map((match) => ({
    surface: 'descriptions',
    line: text.slice(0, match.index).split('\n').length,
    text: (match[1] ?? match[2] ?? match[3] ?? '').replace(/`[^`]*`/g, ' '),
  }));
}

function proseOfSource(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (surface, position, prose) =>
    found.push({ surface, line: source.getLineAndCharacterOfPosition(position).line + 1, text: prose });
  const seen = new Set();
  const addComments = (ranges) => {
    for (const { pos, end } of ranges ?? []) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      add('comments', pos, text.slice(pos, end).replace(/`[^`]*`/g, ' '));
    }
  };
  const visit = (node) => {
    if (ts.isJsxText(node)) {
      add('screens', node.getStart(), node.text);
      return;
    }
    addComments(ts.getLeadingCommentRanges(text, node.pos));
    addComments(ts.getTrailingCommentRanges(text, node.end));
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const prose = node.getText().slice(1, -1);
      const surface = surfaceOf(file, node);
      if (surface && (surface === 'tests' || (phrase.test(prose) && !statement.test(prose))))
        add(surface, node.getStart(), prose);
    }
    for (const child of node.getChildren()) visit(child);
  };
  visit(source);
  return found;
}

/**
 * @returns {string | null} the kind of text that a string contains. Null for module names, tagged templates and test
 * data.
 */
function surfaceOf(file, node) {
  const { parent } = node;
  if (ts.isTaggedTemplateExpression(parent) || ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent))
    return null;
  if (ts.isCallExpression(parent) && parent.arguments[0] === node && isTest(parent)) return 'tests';
  if (ts.isPropertyAssignment(parent) && /^(description|summary|deprecationReason)$/.test(parent.name.getText()))
    return file.startsWith('server/src') ? 'descriptions' : null;
  if (/\.test\.tsx?$|^tests\//.test(file)) return null;
  return file.startsWith('client/src') ? 'screens' : 'messages';
}

function isTest({ expression }) {
  let callee = expression;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee) || ts.isTaggedTemplateExpression(callee))
    callee = ts.isTaggedTemplateExpression(callee) ? callee.tag : callee.expression;
  return ts.isIdentifier(callee) && testFunctions.test(callee.text);
}
