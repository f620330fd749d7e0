/** Code that Jest loads instead of a test file: it lets Node load the file (see environment.mjs). */
const code = `import * as globals from '@jest/globals';\nawait importNatively(import.meta.url, globals);\n`;

export default { process: () => ({ code }) };
