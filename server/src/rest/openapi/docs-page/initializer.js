const ui = window.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  docExpansion: 'list',
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  // The default asks a service of somebody else's whether the document is valid.
  validatorUrl: null,
  // Whoever signs in on this page means to go on with the token that they get.
  responseInterceptor(response) {
    const [, token] = /^Bearer (\S+)$/.exec(response.headers?.authorization ?? '') ?? [];
    if (token) ui.preauthorizeApiKey('bearer', token);
    return response;
  },
});
