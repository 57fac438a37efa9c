import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { verDoacao } from '@indica-bem/domain/doacao/chamadas';
import { KG_POR_CADEIRA, progresso } from '@indica-bem/domain/doacao/regras';
import { IconReceipt, IconSoup, IconWheelchair } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../lib/consultas';
import type { RespostaDe } from '../lib/tipos-da-api';
import { useUsuario } from '../lib/usuario';
import { Esqueleto } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { Ilustracao } from '../ui/ilustracao';
import { Pagina } from '../ui/pagina';
import { Cadeiras } from './cadeiras';
import { ConferirDoacoes } from './conferir-doacoes';
import { EnviarComprovante } from './enviar-comprovante';
import classes from './formula-do-bem.module.css';
import { GraficoPorMes } from './grafico-por-mes';
import { OsSeusQuilos } from './meus-quilos/os-seus-quilos';

const PASSOS = [
  {
    Icone: IconReceipt,
    titulo: 'Uma compra',
    texto: 'O tutor usa o cupom na loja parceira e a loja valida o desconto.',
  },
  {
    Icone: IconSoup,
    titulo: '1 kg de ração',
    texto: 'Cada cupom validado vira 1 kg de ração para quem cuida de animais.',
  },
  {
    Icone: IconWheelchair,
    titulo: 'Uma cadeira de rodas',
    texto: `A cada ${KG_POR_CADEIRA} kg doados, um pet com deficiência ganha uma cadeira.`,
  },
];

export function FormulaDoBem() {
  const { tipo_usuario } = useUsuario();
  return (
    <Pagina titulo="Fórmula do Bem" subtitulo="Cuidar do seu pet também ajuda quem espera por cuidado.">
      <div className={classes.topo}>
        <Ilustracao nome="formula-do-bem" largura={480} className={classes.ilustracao} />
        <Numeros />
      </div>
      {tipo_usuario === 'tutor' && <OsSeusQuilos />}
      <section aria-labelledby="como" className={classes.historia}>
        <h2 id="como">Como uma compra vira cuidado</h2>
        <ol className={classes.passos}>
          {PASSOS.map(({ Icone, titulo, texto }) => (
            <li key={titulo}>
              <span className={classes.icone}>
                <Icone size={28} aria-hidden />
              </span>
              <h3>{titulo}</h3>
              <p>{texto}</p>
            </li>
          ))}
        </ol>
      </section>
      <GraficoPorMes />
      <ConferirDoacoes />
      {tipo_usuario === 'tutor' && <EnviarComprovante />}
    </Pagina>
  );
}

function Numeros() {
  const { data, error, refetch } = useQuery(consulta(verDoacao));
  if (error && !data) return <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />;
  if (data) return <Doado {...data} />;
  return (
    <div className={classes.numeros} role="status">
      <span className="so-leitor">Carregando…</span>
      <Esqueleto altura={64} largura={220} />
      <Esqueleto altura={22} largura={180} />
      <Esqueleto altura={16} />
    </div>
  );
}

function Doado({ kg, cadeiras, faltam_kg }: RespostaDe<typeof verDoacao>) {
  const porcento = Math.floor(progresso(kg).fracao * 100);
  return (
    <div className={classes.numeros}>
      <p className={classes.kg}>
        <strong>{formatarInteiro(kg)}</strong> kg doados
      </p>
      <Cadeiras quantas={cadeiras} />
      <div
        className={classes.trilho}
        role="progressbar"
        aria-label="Caminho até a próxima cadeira de rodas"
        aria-valuenow={porcento}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${Math.max(2, porcento)}%` }} />
      </div>
      <p className={classes.faltam}>
        {faltam_kg === 1 ? 'Falta' : 'Faltam'} <strong>{formatarInteiro(faltam_kg)} kg</strong> para a próxima cadeira
      </p>
    </div>
  );
}
