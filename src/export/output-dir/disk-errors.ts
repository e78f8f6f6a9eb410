import { Failure } from '../../runtime/failure.ts'

const NOT_WRITABLE = ['EACCES', 'EPERM', 'EBUSY', 'EROFS', 'ENOTDIR', 'EISDIR', 'EEXIST', 'ENOENT']

/** Converts a disk error into a Failure whose message contains the path. Returns other errors unchanged. */
export function explainDisk(error: unknown, folder: string): unknown {
  const { code = '', path = folder } = Object(error) as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Failure('disk-full', `The disk that contains ${folder} is full.`, { cause: error })
  if (error instanceof Failure || !NOT_WRITABLE.includes(code)) return error
  const name = path.startsWith(folder) ? path : folder
  return new Failure('output-dir-not-writable', `${name} cannot be created or written (${code}).`, {
    cause: error
  })
}

export function unless(expected: string): (error: unknown) => undefined {
  return error => {
    if ((error as NodeJS.ErrnoException).code !== expected) throw error
    return undefined
  }
}
