/** A page of a few words that needs neither renderer nor database; `body` and `head` are HTML that we wrote, `title` is text without markup. */
export const plainPage = (title: string, body: string, head = ''): string => `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />${head && `\n    ${head}`}
    <title>${title} | Tuerca</title>
    <style>body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 32rem; margin: 15vh auto 0; padding: 0 1.5rem }</style>
  </head>
  <body>
    <main>
      ${body}
    </main>
  </body>
</html>
`;
