const ui = window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  // Disabled, because the page would otherwise send the document to an external validator.
  validatorUrl: null,
  // After the user signs in on this page, subsequent requests use the token.
  responseInterceptor(response) {
    const [, token] = /^Bearer (\S+)$/.exec(response.headers?.authorization ?? '') ?? [];
    if (token) ui.preauthorizeApiKey('bearer', token);
    return response;
  },
});
