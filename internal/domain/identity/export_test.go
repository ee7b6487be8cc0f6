package identity

// SigningKey lets tests sign what the service would never sign.
var SigningKey = Keys.signing
