export const FINISH_FAILURES = {
  'search-program-missing': {
    cause: 'The program that builds the search index could not be installed with npm.',
    advice:
      'Add a step with actions/setup-node before this one, and check that the runner can reach the registry that npm is configured for. On runners without network access, set `pagefind` to the path of the program.'
  },
  'search-program-unusable': {
    cause: 'The path in `pagefind` is not the path of a program that can build an index on this runner.',
    advice:
      'Copy the program from the npm package shown in the error to the runner, make it executable, and set `pagefind` to its path.'
  },
  'search-program-altered': {
    cause: 'The installed program differs from the tested program: its SHA-256 is not the expected value.',
    advice:
      'Check the registry that npm is configured for. To use another version on purpose, install it yourself and set `pagefind` to its path.'
  },
  'search-index-failed': {
    cause: 'The program that builds the search index ended with an error.',
    advice: 'Fix the reported problem and run again. The site was not changed.'
  },
  'search-nothing-indexed': {
    cause: 'No page has an element that matches `content`, so there is nothing to search.',
    advice: 'Set `content` to a selector for the element that contains the page text, such as `main`.'
  },
  'search-folder-taken': {
    cause: 'The site already has a folder `pagefind` that this action did not write.',
    advice:
      'Remove this step or the step that writes the folder: a site can have only one search. If the folder contains pages, rename it.'
  },
  'move-refused': {
    cause:
      'The path of `site-url` differs from the path that the site was exported for, and the site cannot be moved safely: the format of its pages or of its Next.js client is unknown.',
    advice:
      'Serve the site at the root of a separate host name and set `site-url` to that address, or export the site through the service API, which builds sites for `/docs`. To request support for the client, report the message of this error.'
  },
  'finish-site-unwritable': {
    cause: 'A page, an added file or the manifest could not be written.',
    advice: 'Check the folder permissions and the disk, then run again to continue where this run stopped.'
  }
}
