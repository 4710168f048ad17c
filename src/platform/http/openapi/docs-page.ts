/**
 * The page of Swagger UI. It has no inline scripts and styles, so that the shop's Content-Security-Policy allows it.
 */
export const docsPage = (api: string): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Shop API</title>
  <link rel="icon" href="${api}/docs/favicon-32x32.png">
  <link rel="stylesheet" href="${api}/docs/swagger-ui.css">
  <link rel="stylesheet" href="${api}/docs/docs.css">
</head>
<body>
  <div id="docs" data-document="${api}/openapi.json"></div>
  <noscript>The document itself: <a href="${api}/openapi.json">${api}/openapi.json</a></noscript>
  <script src="${api}/docs/swagger-ui-bundle.js"></script>
  <script src="${api}/docs/init.js"></script>
</body>
</html>
`;

export const docsScript = `SwaggerUIBundle({
  url: document.getElementById('docs').dataset.document,
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  validatorUrl: null,
  tryItOutEnabled: true,
});
`;

export const docsStyle = 'body { margin: 0; background: #fff; }\n';
