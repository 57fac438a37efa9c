import { linkDoTexto } from '@indica-bem/domain/contato/texto-rico';
import { TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { Botao } from '../../ui/botao';
import classes from './edicao-do-texto.module.css';

/** Not a form of its own: it lives inside the one of the text. */
export function FormularioDoLink({ editor, fechar }: { editor: Editor; fechar: () => void }) {
  const [endereco, setEndereco] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [erro, setErro] = useState<string>();
  const atual = editor.isActive('link');

  function aplicar() {
    const href = linkDoTexto(endereco);
    if (!href) return setErro('Informe um endereço, um e-mail ou tel: e o número');
    const aqui = editor.chain().focus().extendMarkRange('link');
    // Without a selection there is nothing to turn into a link: the address is written out.
    if (editor.state.selection.empty && !atual) {
      aqui.insertContent({ type: 'text', text: endereco.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    } else {
      aqui.setLink({ href }).run();
    }
    fechar();
  }

  function remover() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    fechar();
  }

  function aoTeclar(evento: KeyboardEvent) {
    if (evento.key !== 'Enter' && evento.key !== 'Escape') return;
    evento.preventDefault();
    if (evento.key === 'Enter') aplicar();
    else fechar();
  }

  return (
    <div className={classes.link}>
      <TextInput
        label="Endereço do link"
        placeholder="https://, e-mail ou tel:"
        inputMode="url"
        autoComplete="off"
        autoFocus
        maxLength={500}
        value={endereco}
        error={erro}
        onKeyDown={aoTeclar}
        onChange={({ currentTarget }) => {
          setEndereco(currentTarget.value);
          setErro(undefined);
        }}
      />
      <Botao tom="mata" onClick={aplicar}>
        Aplicar link
      </Botao>
      {atual && <Botao onClick={remover}>Remover link</Botao>}
    </div>
  );
}
