const ui = window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  // Disabled, because the page would send the document to an external validator by default.
  validatorUrl: null,
  // After a sign-in on this page, the token is used for subsequent requests.
  responseInterceptor(response) {
    const [, token] = /^Bearer (\S+)$/.exec(response.headers?.authorization ?? '') ?? [];
    if (token) ui.preauthorizeApiKey('bearer', token);
    return response;
  },
});
