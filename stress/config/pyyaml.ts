import { spawnSync } from 'node:child_process'
import { startPython } from '../python.ts'
import type { ConfigEdit } from './edits.ts'

export const hasPyYaml = spawnSync('python3', ['-c', 'import yaml']).status === 0

/**
 * Reads the file before and after an edit with PyYAML, which follows YAML 1.1, as Helm does: `yes` is a boolean, and
 * `0644` is octal. Resolves merge keys, compares keys with their types, and compares values with unknown tags as text.
 */
const SCRIPT = `
import json, sys, yaml

class Loader(getattr(yaml, 'CSafeLoader', yaml.SafeLoader)):
    pass

def read(text):
    loader = Loader(text)
    return value_of(loader, loader.get_single_node())

def value_of(loader, node):
    if node is None:
        return None
    if isinstance(node, yaml.SequenceNode):
        return [value_of(loader, item) for item in node.value]
    if isinstance(node, yaml.MappingNode):
        merged, own = {}, {}
        for key, value in node.value:
            if key.tag == 'tag:yaml.org,2002:merge':
                sources = value.value if isinstance(value, yaml.SequenceNode) else [value]
                for source in sources:
                    for name, part in value_of(loader, source).items():
                        merged.setdefault(name, part)
            else:
                own[(key.tag, str(key.value))] = value_of(loader, value)
        return {**{name: part for name, part in merged.items() if name not in own}, **own}
    if node.tag not in loader.yaml_constructors:
        return (node.tag, node.value)
    value = loader.construct_object(node)
    return None if value is None else (node.tag, repr(value))

STR = 'tag:yaml.org,2002:str'
BOOL = 'tag:yaml.org,2002:bool'

def name_in(value, name):
    return next((key for key in value if key[1] == name), (STR, name))

def expected(value, path, fields):
    result = {} if value is None else dict(value)
    if path:
        name = name_in(result, path[0])
        result[name] = expected(result.get(name), path[1:], fields)
        return result
    for field in ('enabled', 'bundleUrl', 'version'):
        name = name_in(result, field)
        if field in fields:
            result[name] = (BOOL, 'True') if fields[field] is True else (STR, repr(fields[field]))
    return result

def same_order(one, other):
    if isinstance(one, list):
        return all(same_order(*parts) for parts in zip(one, other))
    if not isinstance(one, dict) or not isinstance(other, dict):
        return True
    shared = [name for name in one if name in other]
    return shared == [name for name in other if name in one] and all(same_order(one[n], other[n]) for n in shared)

def verdict(request):
    try:
        before = read(request['before'])
    except Exception as error:
        return 'unreadable'
    try:
        after = read(request['after'])
        if after != expected(before, request['path'], request['fields']):
            return 'other values'
        return 'right' if request['merges'] or same_order(before, after) else 'another order'
    except Exception as error:
        return repr(error)[:200]

for line in sys.stdin:
    print(json.dumps(verdict(json.loads(line))), flush=True)
`

export type Opinion = 'right' | 'unreadable' | (string & {})

/** Starts an independent reader, which checks that an edit changes exactly the given fields. */
export function startPyYaml() {
  const python = startPython(SCRIPT)
  return {
    ...python,
    async opinion(before: string, after: string, { key, fields }: ConfigEdit): Promise<Opinion> {
      // Ignores the key order if there are merge keys: a key that replaces a merged key moves behind the merged keys.
      const merges = /<<\s*:/.test(before)
      const request = { before, after, path: key.split('.'), fields, merges }
      return (await python.ask(`${JSON.stringify(request)}\n`)) as Opinion
    }
  }
}
