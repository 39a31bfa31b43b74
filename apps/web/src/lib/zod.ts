import { z } from 'zod/v4';
import { setSpanishMessages } from '@tuerca/contracts/kernel/locale';

// Replaces every built `import 'zod'` (vite.config.ts): zod is set up when it is first loaded, with the first form.
setSpanishMessages();
// zod would compile its schemas with `new Function`, which the content security policy forbids and reports.
z.config({ jitless: true });

export { z };
