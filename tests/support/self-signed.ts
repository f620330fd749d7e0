/** A certificate for localhost that nobody has signed, and its key: good for a hundred years, and for nothing but tests. */
export const selfSigned = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUY0kDu8GShPT1MoVXHwdLiVCbjDYwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzA5MTQyOVoYDzIxMjYxMDMw
MDkxNDI5WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATQACTbmZV5eRykmncfyK24d0Ozs2Ii3c+TF7gyW2G4IkTNGlFArEmU
eTdJrUvNmzW+AxbNUdpsS83e3MDTj/47o28wbTAdBgNVHQ4EFgQUz+hpk0fD1rAX
wGX7siT46Fv0xEAwHwYDVR0jBBgwFoAUz+hpk0fD1rAXwGX7siT46Fv0xEAwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIhAPmjtl9wPuun53ntvhN6u6MmMREFvZezUUYamB5m+1rkAiBD
Ba/YLz7ACKmcmsHCwfoazX2uXzsL0gmmg0/htT6vXw==
-----END CERTIFICATE-----`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgZvkFsFVNnutn+ILF
bcCvHWKPJuEncJrebMgM7sXahHehRANCAATQACTbmZV5eRykmncfyK24d0Ozs2Ii
3c+TF7gyW2G4IkTNGlFArEmUeTdJrUvNmzW+AxbNUdpsS83e3MDTj/47
-----END PRIVATE KEY-----`,
};
