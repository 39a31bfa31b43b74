import { z } from 'zod/v4';
import { setSpanishMessages } from '@tuerca/contracts/kernel/locale';

// What every built `import 'zod'` leads to (vite.config.ts): zod is set up where it is loaded first, with the first form.
setSpanishMessages();
// zod would compile its schemas with `new Function`, which the content security policy forbids and reports.
z.config({ jitless: true });

export { z };
