/** All that Jest itself loads of a test file: a line that has Node load it (see environment.mjs). */
const code = `import * as globals from '@jest/globals';\nawait importNatively(import.meta.url, globals);\n`;

export default { process: () => ({ code }) };
