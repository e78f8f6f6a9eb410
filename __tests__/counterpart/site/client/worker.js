self.onmessage = ({ data }) => self.postMessage(`checked ${data}`)
