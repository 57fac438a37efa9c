import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { CampoDeSenha } from '../ui/campo-de-senha';
import { CampoMascarado } from '../ui/campo-mascarado';
import { Escolha } from '../ui/escolha';
import { OpcoesExplicadas } from '../ui/opcoes-explicadas';
import classes from './sistema.module.css';

const ESTADOS = ['Escolha', 'São Paulo', 'Paraná'];
const OPCOES = [
  { valor: 'um', nome: 'Uma por vez', texto: 'Cada pessoa recebe o seu convite.' },
  { valor: 'lote', nome: 'Em lote', texto: 'Uma planilha, um convite para cada linha.' },
];
const TIPOS = [
  { valor: 'fisica', rotulo: 'Loja física' },
  { valor: 'online', rotulo: 'Loja online' },
];

/** Every field in every state it can be in. */
export function Campos() {
  const [telefone, setTelefone] = useState('');
  const [senha, setSenha] = useState('');
  return (
    <>
      <div className={classes.grade}>
        <TextInput label="Vazio" placeholder="O que se espera" />
        <TextInput label="Preenchido" defaultValue="Ana Exemplo" />
        <TextInput label="Com ajuda" description="Como aparece no documento" />
        <TextInput label="Com erro" defaultValue="ana@" error="Informe um e-mail válido" />
        <TextInput label="Só para ler" readOnly value="999.910.018-08" description="Para mudar, fale com a equipe" />
        <TextInput label="Desligado" disabled value="Espere a resposta" />
        <CampoMascarado label="Com máscara" mascara="telefone" value={telefone} onChange={setTelefone} />
        <CampoDeSenha value={senha} onChange={({ currentTarget }) => setSenha(currentTarget.value)} />
        <NativeSelect label="Escolhido de uma lista" data={ESTADOS} />
        <NativeSelect label="Lista com erro" data={ESTADOS} error="Escolha o estado" />
        <Textarea label="Mais de uma linha" autosize={false} rows={3} />
        <Textarea label="Linhas com erro" rows={3} error="Escreva o motivo" />
      </div>
      <div className={classes.lado}>
        <Checkbox label="Desmarcada" size="md" />
        <Checkbox label="Marcada" size="md" defaultChecked />
        <Checkbox label="Com erro" size="md" error="Falta marcar" />
        <Checkbox label="Desligada" size="md" disabled defaultChecked />
      </div>
      <Escolhas />
      <BotaoDeEnvio faltam={['nome', 'telefone']}>Enviar</BotaoDeEnvio>
    </>
  );
}

function Escolhas() {
  const [tipo, setTipo] = useState('fisica');
  const [modo, setModo] = useState('um');
  return (
    <div className={classes.grade}>
      <Escolha legenda="Uma de duas" opcoes={TIPOS} valor={tipo} onChange={setTipo} />
      <OpcoesExplicadas legenda="Explicadas" opcoes={OPCOES} valor={modo} erro={undefined} onChange={setModo} />
      <OpcoesExplicadas
        legenda="Explicadas, com erro"
        opcoes={OPCOES}
        valor=""
        erro="Escolha uma das duas"
        onChange={setModo}
      />
    </div>
  );
}
