exports.ProxyAgent = function (options) {
  return new (require('./undici.cjs').ProxyAgent)(options)
}
exports.fetch = (...request) => require('./undici.cjs').fetch(...request)
