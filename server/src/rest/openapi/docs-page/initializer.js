const ui = window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  // By default, the page sends the document to an external validator.
  validatorUrl: null,
  // After a sign-in on this page, its token is used for further calls.
  responseInterceptor(response) {
    const [, token] = /^Bearer (\S+)$/.exec(response.headers?.authorization ?? '') ?? [];
    if (token) ui.preauthorizeApiKey('bearer', token);
    return response;
  },
});
