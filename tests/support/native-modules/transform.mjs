/** Code that Jest loads in place of a test file. It makes Node load the test file (see environment.mjs). */
const code = `import * as globals from '@jest/globals';\nawait importNatively(import.meta.url, globals);\n`;

export default { process: () => ({ code }) };
