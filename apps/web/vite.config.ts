import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const api = process.env.API_URL ?? 'http://127.0.0.1:3001';
const proxy = { '/api': api, '/media': api, '/ws': { target: api, ws: true } };

export default defineConfig({
  plugins: [react()],
  // Contracts are compiled from their source: no build step between a change of shape and the screen.
  resolve: { conditions: ['@tuerca/source', ...defaultClientConditions] },
  server: { port: Number(process.env.PORT ?? 5173), proxy },
  preview: { proxy },
  build: {
    target: 'baseline-widely-available',
    // Fonts and pictures stay files: `data:` would need a wider content security policy, and cannot be preloaded.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Only React is grouped. One chunk for all of MUI would send every page the components of all the others.
        codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/ }] },
      },
    },
  },
});
