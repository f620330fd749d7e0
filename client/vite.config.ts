import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` has the server; in production the server itself serves the built client. */
const server = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: true,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { '/graphql': server, '/api': server, '/media': server },
  },
});
