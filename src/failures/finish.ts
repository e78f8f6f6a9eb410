export const FINISH_FAILURES = {
  'search-program-missing': {
    cause: 'The program that builds the search index could not be installed with npm.',
    advice:
      'Add a step with actions/setup-node before this one, and check that the runner reaches the registry that npm is configured for. On runners without network, set `pagefind` to the path of the program.'
  },
  'search-program-unusable': {
    cause: 'What is at the path in `pagefind` is not a program that builds an index on this runner.',
    advice:
      'Copy the program that the error names from its package to the runner, make it executable, and set `pagefind` to its path.'
  },
  'search-program-altered': {
    cause: 'The installed program is not the one that this release was tested with: its SHA-256 is another.',
    advice:
      'Check the registry that npm is configured for. To use another version on purpose, install it yourself and set `pagefind` to its path.'
  },
  'search-index-failed': {
    cause: 'The program that builds the search index ended with an error.',
    advice: 'Fix what the error names, and run again. The site was not changed.'
  },
  'search-nothing-indexed': {
    cause: 'No page of the site has an element that matches `content`, so there is nothing to search.',
    advice: 'Set `content` to a selector of the element that holds the text of a page, such as `main`.'
  },
  'search-folder-taken': {
    cause: 'The site already has a folder `pagefind` that this action did not write.',
    advice:
      'Remove the step that writes it, or this step: a site has one search. If the folder contains pages, rename it.'
  },
  'move-refused': {
    cause:
      'The path of `site-url` is not the one that the site was exported for, and the site cannot be moved there exactly: its pages or its client have another form than those that are known.',
    advice:
      'Serve the site at the root of a host name of its own, and set `site-url` to that, or export it through the API of the service, which builds sites for `/docs`. To have the client supported, report its build id.'
  },
  'finish-site-unwritable': {
    cause: 'A page, a file that is added or the manifest could not be written.',
    advice: 'Check the permissions of the folder and the disk, then run again: it continues where it stopped.'
  }
}
